/**
 * QR codes (ISO/IEC 18004): text as bytes, error correction level M, versions 1 to 10, which is
 * enough for links of up to 213 bytes.
 */

const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Of level M, in the format bits. */
const LEVEL = 0;

type Matrix = boolean[][];

const at = <T>(list: readonly T[], i: number): T => list[i] as T;
const bit = (x: number, i: number): boolean => ((x >>> i) & 1) !== 0;

/** The dark modules of the code, row by row; null if the text is too long. */
export function qrCode(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= 10; version++) {
    const data = withPadding(bytes, version);
    if (data) return bestMask(version, withErrorCorrection(data, version));
  }
  return null;
}

// ------------------------------------------------------------------ the codewords

function modulesForData(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * aligned - 10) * aligned - 55;
  return version >= 7 ? modules - 36 : modules;
}

const codewords = (version: number) => Math.floor(modulesForData(version) / 8);

function withPadding(bytes: Uint8Array, version: number): number[] | null {
  const room = codewords(version) - at(ECC_PER_BLOCK, version - 1) * at(BLOCKS, version - 1);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  if (bits.length > room * 8) return null;
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, one) => byte * 2 + one, 0),
  );
}

/** In the field of 256 elements that QR codes use. */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if (bit(y, i)) product ^= x;
  }
  return product;
}

function divisor(degree: number): number[] {
  const found = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      found[j] = multiply(at(found, j), root) ^ (j + 1 < degree ? at(found, j + 1) : 0);
    }
    root = multiply(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const found: number[] = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (found.shift() as number);
    found.push(0);
    by.forEach((one, i) => (found[i] = at(found, i) ^ multiply(one, factor)));
  }
  return found;
}

/** The blocks with their error correction, interleaved. */
function withErrorCorrection(data: number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1);
  const ecc = at(ECC_PER_BLOCK, version - 1);
  const all = codewords(version);
  const short = blocks - (all % blocks);
  const length = Math.floor(all / blocks) - ecc;
  const by = divisor(ecc);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(start, (start += length + (i < short ? 0 : 1)));
    return { part, check: remainder(part, by) };
  });
  const interleaved: number[] = [];
  for (let i = 0; i <= length; i++) {
    for (const { part } of parts) if (i < part.length) interleaved.push(at(part, i));
  }
  for (let i = 0; i < ecc; i++) for (const { check } of parts) interleaved.push(at(check, i));
  return interleaved;
}

// ------------------------------------------------------------------ the picture

interface Picture {
  dark: Matrix;
  /** Modules that are no data: they are not masked. */
  fixed: Matrix;
}

const square = (size: number): Matrix =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => false));

function set({ dark, fixed }: Picture, x: number, y: number, isDark: boolean): void {
  const size = dark.length;
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  at(dark, y)[x] = isDark;
  at(fixed, y)[x] = true;
}

function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

function drawPatterns(picture: Picture, version: number): void {
  const size = picture.dark.length;
  for (let i = 0; i < size; i++) {
    set(picture, 6, i, i % 2 === 0);
    set(picture, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(picture, x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centers = alignments(version);
  const end = centers.length - 1;
  centers.forEach((x, i) =>
    centers.forEach((y, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          set(picture, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }),
  );
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(picture, a, b, bit(bits, i));
      set(picture, b, a, bit(bits, i));
    }
  }
}

function drawFormat(picture: Picture, mask: number): void {
  const data = (LEVEL << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const size = picture.dark.length;
  for (let i = 0; i <= 5; i++) set(picture, 8, i, bit(bits, i));
  set(picture, 8, 7, bit(bits, 6));
  set(picture, 8, 8, bit(bits, 7));
  set(picture, 7, 8, bit(bits, 8));
  for (let i = 9; i < 15; i++) set(picture, 14 - i, 8, bit(bits, i));
  for (let i = 0; i < 8; i++) set(picture, size - 1 - i, 8, bit(bits, i));
  for (let i = 8; i < 15; i++) set(picture, 8, size - 15 + i, bit(bits, i));
  set(picture, 8, size - 8, true);
}

/** In a zigzag of double columns, from the lower right. */
function drawData({ dark, fixed }: Picture, data: readonly number[]): void {
  const size = dark.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - step : step;
        if (at(at(fixed, y), x) || next >= data.length * 8) continue;
        at(dark, y)[x] = bit(at(data, next >>> 3), 7 - (next & 7));
        next++;
      }
    }
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function bestMask(version: number, data: readonly number[]): Matrix {
  const drawn = MASKS.map((mask, number) => {
    const size = version * 4 + 17;
    const picture = { dark: square(size), fixed: square(size) };
    drawPatterns(picture, version);
    drawFormat(picture, number);
    drawData(picture, data);
    return picture.dark.map((row, y) =>
      row.map((dark, x) => dark !== (!at(at(picture.fixed, y), x) && mask(x, y))),
    );
  });
  const points = drawn.map(penalty);
  return at(drawn, points.indexOf(Math.min(...points)));
}

/** How hard a picture is to read, by the four rules of the standard. */
function penalty(dark: Matrix): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => at(row, x)));
  let points = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map((one) => (one ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') points += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const four = [at(dark, y), at(dark, y + 1)].flatMap((row) => [at(row, x), at(row, x + 1)]);
      if (new Set(four).size === 1) points += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return points + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
