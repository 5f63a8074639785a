/** Short, soft sounds, made here from tones and noise: glass, wood, dice in a bag, a bell. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** One tone of something struck: it starts at once and fades out. */
function strike(at: AudioContext, tone: number, loud: number, lasts: number, delay = 0): void {
  const start = at.currentTime + delay;
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.frequency.value = tone;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

/** A short knock of filtered noise. */
function knock(at: AudioContext, tone: number, loud: number, delay = 0): void {
  const length = Math.floor(at.sampleRate * 0.06);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = tone;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + delay);
}

export type Sound = 'glass' | 'wood' | 'roll' | 'bell' | 'no' | 'chord';

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  glass: (at) => {
    strike(at, 2093, 0.08, 0.5);
    strike(at, 3520, 0.04, 0.35);
    strike(at, 5274, 0.02, 0.2);
  },
  wood: (at) => knock(at, 900, 0.5),
  roll: (at) => {
    for (let i = 0; i < 9; i++)
      knock(at, 1400 + 900 * Math.random(), 0.25, i * 0.05 * Math.random() * 2);
  },
  bell: (at) => {
    strike(at, 659, 0.12, 1.6);
    strike(at, 1318, 0.05, 1.1);
    strike(at, 988, 0.08, 1.4, 0.14);
  },
  no: (at) => strike(at, 196, 0.09, 0.18),
  chord: (at) => [523, 659, 784, 1047].forEach((tone, i) => strike(at, tone, 0.07, 2, i * 0.09)),
};

export function play(sound: Sound): void {
  const at = context();
  if (at) SOUNDS[sound](at);
}
