/** A soft tone when it is one's turn; only where sound is switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [step, pitch] of [523.25, 659.25].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, now + step * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + step * 0.12 + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(now + step * 0.12);
    tone.stop(now + step * 0.12 + 0.4);
  }
}
