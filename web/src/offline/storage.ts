/** The tables that this browser keeps, in IndexedDB. Pages and workers open it alike. */

export interface KeptTable {
  table: string;
  version: number;
  data: Uint8Array;
  /** The entry of the list of tables, by language. */
  cards: Record<string, unknown>;
}

const NAME = "tablewright";
const TABLES = "tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
}

function whole(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("storage"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "table" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
  return opened;
}

export async function fetchTable(table: string): Promise<KeptTable | undefined> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  return (await done(store.get(table))) as KeptTable | undefined;
}

/** Keep a table, unless another window has changed it since; true when it is on the disk. */
export async function keepTable(kept: KeptTable, before: number): Promise<boolean> {
  const transaction = (await open()).transaction(TABLES, "readwrite", { durability: "strict" });
  const finished = whole(transaction);
  const store = transaction.objectStore(TABLES);
  const there = (await done(store.get(kept.table))) as KeptTable | undefined;
  const fits = (there?.version ?? 0) === before;
  if (fits) store.put(kept);
  await finished;
  return fits;
}

export async function forgetTable(table: string): Promise<void> {
  const transaction = (await open()).transaction(TABLES, "readwrite");
  transaction.objectStore(TABLES).delete(table);
  await whole(transaction);
}

/** All entries of the list of tables, those first that wait for somebody, then the newest. */
export async function listTables(language: string): Promise<unknown[]> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const kept = (await done(store.getAll())) as KeptTable[];
  const cards = kept.map(({ cards }) => cards[language] as { your_turn: boolean; updated: number });
  return cards.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
}
