// Opens a record after a move as a table of its own: the moves behind it are left out, the server plays the rest by the rules.
async function open(record, move) {
  await fetch("/api/me"); // a browser without a pass gets one
  const moves = move === "" ? record.moves : record.moves.slice(0, Number(move));
  const seats = Array.from({ length: record.players }, () => ({ kind: "here" }));
  const answer = await fetch("/api/import?scenes=0", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record: { ...record, moves }, seats, confirm: false }),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error.message);
  location.assign(`/dev/tables/${told.table}`);
}

function complain(error) {
  document.getElementById("problem").textContent = error.message;
}

document.getElementById("record")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const { file, move } = event.target.elements;
  file.files[0].text().then((text) => open(JSON.parse(text), move.value)).catch(complain);
});

document.getElementById("jump")?.addEventListener("click", (event) => {
  fetch(`${location.pathname}/record`)
    .then((answer) => answer.json())
    .then((record) => open(record, event.target.dataset.move))
    .catch(complain);
});

// What was opened stays open from page to page, so that one can watch it while stepping through a game.
const OPENED = "tablewright.inspected";

function place(details) {
  const names = [];
  for (let one = details; one; one = one.parentElement.closest("details")) names.unshift(one.firstChild.firstChild.textContent.trim());
  return names.join(" / ");
}

const opened = new Set(JSON.parse(sessionStorage.getItem(OPENED) ?? "[]"));
const all = [...document.querySelectorAll("details")];
for (const details of all) if (opened.has(place(details))) details.open = true;

// What is open when the page is left, also if it was opened before this script came.
addEventListener("pagehide", () => {
  for (const details of all) {
    if (details.open) opened.add(place(details));
    else opened.delete(place(details));
  }
  sessionStorage.setItem(OPENED, JSON.stringify([...opened]));
});
