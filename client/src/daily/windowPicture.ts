/** A finished window as a PNG, drawn on a canvas in the browser. */

import {
  COLOURS,
  type Colour,
  type DieText,
  PIPS,
  type Value,
  colourOf,
  dim,
  lit,
  valueOf,
} from '../art/glass';

export interface Picture {
  /** Twenty characters, as for `Window.svelte`. */
  grid: string;
  dice: readonly (DieText | null)[];
  /** Above the window, below it, and small at the bottom. */
  title: string;
  score: string;
  note: string;
}

const WIDTH = 1080;
const HEIGHT = 1240;
const PANE = 184;
const LEFT = (WIDTH - 5 * PANE) / 2;
const TOP = 200;
const FONT = "Cinzel, Georgia, 'Times New Roman', serif";

export async function windowPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('this browser has no canvas');
  await document.fonts?.ready;
  background(paint);
  picture.dice.forEach((die, space) => pane(paint, space, picture.grid[space] ?? '.', die));
  text(paint, picture.title, 120, 54, '#f0bf5a');
  text(paint, picture.score, TOP + 4 * PANE + 130, 84, '#fff6df');
  text(paint, picture.note, HEIGHT - 60, 32, '#b9aecb');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function background(paint: CanvasRenderingContext2D): void {
  const wall = paint.createLinearGradient(0, 0, 0, HEIGHT);
  wall.addColorStop(0, '#241b36');
  wall.addColorStop(1, '#0d0a14');
  paint.fillStyle = wall;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = paint.createRadialGradient(WIDTH / 2, 570, 80, WIDTH / 2, 570, 700);
  glow.addColorStop(0, 'rgb(255 200 110 / 0.35)');
  glow.addColorStop(1, 'rgb(255 200 110 / 0)');
  paint.fillStyle = glow;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  paint.fillStyle = '#08060d';
  paint.fillRect(LEFT - 22, TOP - 22, 5 * PANE + 44, 4 * PANE + 44);
  paint.strokeStyle = '#6b5a3a';
  paint.lineWidth = 6;
  paint.strokeRect(LEFT - 22, TOP - 22, 5 * PANE + 44, 4 * PANE + 44);
}

function pane(
  paint: CanvasRenderingContext2D,
  space: number,
  asks: string,
  die: DieText | null,
): void {
  const [x, y] = [LEFT + (space % 5) * PANE + 5, TOP + Math.floor(space / 5) * PANE + 5];
  const size = PANE - 10;
  const isColour = (COLOURS as readonly string[]).includes(asks);
  const glass = paint.createRadialGradient(
    x + size / 2,
    y + size / 2,
    size / 10,
    x + size / 2,
    y + size / 2,
    size * 0.75,
  );
  if (die) {
    const { core, body, rim } = lit(colourOf(die), valueOf(die));
    glass.addColorStop(0, core);
    glass.addColorStop(0.55, body);
    glass.addColorStop(1, rim);
  } else {
    const { core, rim } = isColour ? dim(asks as Colour) : { core: '#2a2438', rim: '#171222' };
    glass.addColorStop(0, core);
    glass.addColorStop(1, rim);
  }
  paint.fillStyle = glass;
  paint.beginPath();
  paint.roundRect(x, y, size, size, die ? 26 : 8);
  paint.fill();
  const value = die ? valueOf(die) : Number(asks);
  if (value >= 1 && value <= 6) pips(paint, x, y, size, value as Value, die !== null);
}

function pips(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  value: Value,
  isDie: boolean,
): void {
  for (const [left, top] of PIPS[value]) {
    paint.beginPath();
    paint.arc(x + (left / 100) * size, y + (top / 100) * size, size * 0.075, 0, 2 * Math.PI);
    paint.fillStyle = isDie ? '#fffdf4' : 'rgb(255 255 255 / 0.22)';
    paint.fill();
    if (!isDie) continue;
    paint.strokeStyle = 'rgb(10 6 20 / 0.65)';
    paint.lineWidth = 4;
    paint.stroke();
  }
}

function text(
  paint: CanvasRenderingContext2D,
  words: string,
  y: number,
  size: number,
  colour: string,
): void {
  paint.textAlign = 'center';
  paint.fillStyle = colour;
  for (let fits = size; fits > 16; fits -= 2) {
    paint.font = `${fits}px ${FONT}`;
    if (paint.measureText(words).width <= WIDTH - 80) break;
  }
  paint.fillText(words, WIDTH / 2, y);
}

/** Hands a picture to the device: to its share sheet, or as a file. */
export async function savePicture(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: 'image/png' });
  const canShare =
    matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
  if (canShare) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
