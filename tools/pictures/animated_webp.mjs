// An animated WebP, put together from single ones: RIFF chunks, no pixels are touched.
// https://developers.google.com/speed/webp/docs/riff_container

const ANIMATED = 0x02;
const OVERWRITE = 0x02; // a frame replaces what is below it
const IMAGE_CHUNKS = new Set(['ALPH', 'VP8 ', 'VP8L']);

/** `parts` are {x, y, width, height, lasts, webp}, with even x and y, and milliseconds. */
export function animate(width, height, parts) {
  const canvas = Buffer.concat([
    Buffer.from([ANIMATED, 0, 0, 0]),
    number(width - 1, 3),
    number(height - 1, 3),
  ]);
  const forever = Buffer.alloc(6); // no background, and a loop count of 0
  const chunks = [chunk('VP8X', canvas), chunk('ANIM', forever), ...parts.map(frame)];
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), number(body.length, 4), body]);
}

function frame({ x, y, width, height, lasts, webp }) {
  const head = [number(x / 2, 3), number(y / 2, 3), number(width - 1, 3), number(height - 1, 3)];
  const rest = [number(Math.round(lasts), 3), Buffer.from([OVERWRITE])];
  return chunk('ANMF', Buffer.concat([...head, ...rest, ...imageChunks(webp)]));
}

/** The chunks of a still WebP that hold its pixels. */
function imageChunks(webp) {
  const found = [];
  for (let at = 12; at < webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (IMAGE_CHUNKS.has(webp.toString('latin1', at, at + 4))) found.push(webp.subarray(at, end));
    at = end;
  }
  return found;
}

function chunk(name, data) {
  return Buffer.concat([
    Buffer.from(name),
    number(data.length, 4),
    data,
    Buffer.alloc(data.length % 2),
  ]);
}

function number(value, bytes) {
  const data = Buffer.alloc(bytes);
  data.writeUIntLE(value, 0, bytes);
  return data;
}
