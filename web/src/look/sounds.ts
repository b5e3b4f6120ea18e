export type Sound =
  "draw" | "play" | "spend" | "roll" | "attack" | "steal" | "defeat" | "call" | "turn" | "win" | "lose";

/** A tone that slides from one pitch to another, or a breath of noise around a pitch. */
interface Tone {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

const tune = (pitches: readonly number[], apart: number, lasts: number, wave: OscillatorType = "triangle"): Tone[] =>
  pitches.map((from, note) => ({ wave, from, at: note * apart, lasts, loud: 0.5 }));

const clatter: Tone[] = [0, 0.07, 0.13, 0.24, 0.31, 0.46, 0.7].map((at, knock) => ({
  wave: "noise",
  from: 2600 - knock * 170,
  at,
  lasts: 0.045,
  loud: 0.9 - knock * 0.08,
}));

const TONES: Record<Sound, readonly Tone[]> = {
  draw: [{ wave: "noise", from: 900, to: 3800, lasts: 0.13, loud: 0.5 }],
  play: [
    { wave: "noise", from: 1800, to: 500, lasts: 0.09, loud: 0.7 },
    { wave: "sine", from: 180, to: 90, at: 0.03, lasts: 0.16 },
  ],
  spend: [
    { wave: "square", from: 1320, lasts: 0.04, loud: 0.14 },
    { wave: "square", from: 1760, at: 0.05, lasts: 0.06, loud: 0.14 },
  ],
  roll: [...clatter, { wave: "sine", from: 240, to: 160, at: 0.86, lasts: 0.12, loud: 0.6 }],
  attack: [
    { wave: "noise", from: 400, to: 4200, lasts: 0.16, loud: 0.8 },
    { wave: "sawtooth", from: 110, to: 55, at: 0.12, lasts: 0.22, loud: 0.4 },
  ],
  steal: tune([659, 880, 1319], 0.07, 0.16),
  defeat: [
    { wave: "noise", from: 1400, to: 120, lasts: 0.34, loud: 0.8 },
    { wave: "triangle", from: 220, to: 60, lasts: 0.4, loud: 0.6 },
  ],
  call: [
    { wave: "triangle", from: 294, lasts: 0.7, loud: 0.4 },
    { wave: "triangle", from: 440, at: 0.06, lasts: 0.7, loud: 0.35 },
    { wave: "sine", from: 587, to: 590, at: 0.12, lasts: 0.9, loud: 0.35 },
  ],
  turn: tune([523, 784], 0.11, 0.24, "sine"),
  win: tune([392, 494, 587, 784, 988], 0.12, 0.5),
  lose: tune([392, 349, 311, 233], 0.19, 0.5, "sine"),
};

let volume = 0;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  hiss ??= audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  if (samples[1] === 0) for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function source(audio: AudioContext, tone: Tone, begin: number): { node: AudioScheduledSourceNode; out: AudioNode } {
  const end = begin + tone.lasts;
  if (tone.wave === "noise") {
    const node = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
    const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 1.2 });
    band.frequency.setValueAtTime(tone.from, begin);
    band.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
    return { node, out: node.connect(band) };
  }
  const node = new OscillatorNode(audio, { type: tone.wave });
  node.frequency.setValueAtTime(tone.from, begin);
  node.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  return { node, out: node };
}

function sound(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + 0.01 + (tone.at ?? 0);
  const { node, out } = source(audio, tone, begin);
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime((tone.loud ?? 0.7) * volume * 0.4, begin + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0005, begin + tone.lasts);
  out.connect(level).connect(audio.destination);
  node.start(begin);
  node.stop(begin + tone.lasts + 0.02);
}

/** The sounds of the game, silent until somebody turns them up. */
export const sounds = {
  play(name: Sound): void {
    if (volume === 0) return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const tone of TONES[name]) sound(context, tone);
  },
  /** From 0, which is off, to 1. */
  setVolume(loud: number): void {
    volume = Math.min(1, Math.max(0, loud));
  },
  get volume(): number {
    return volume;
  },
};
