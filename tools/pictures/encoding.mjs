// PNG screenshots to WebP, by Chromium itself: `encoder` is any page.

/** One picture. */
export async function encodeStill(encoder, png, quality) {
  const encoded = await encoder.evaluate(
    async ([data, quality]) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d', { alpha: false }).drawImage(image, 0, 0);
      return asText(await canvas.convertToBlob({ type: 'image/webp', quality }));

      async function asText(blob) {
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }
    },
    [asAddress(png), quality],
  );
  return Buffer.from(encoded, 'base64');
}

/** Frames, each only where it differs from the one before: {x, y, width, height, lasts, webp}. */
export async function encodeSequence(encoder, frames, quality) {
  const parts = [];
  let size = null;
  let before = null;
  for (const { png, lasts } of frames) {
    const found = await encoder.evaluate(differing, [
      asAddress(png),
      before && asAddress(before),
      quality,
    ]);
    size ??= { width: found.width, height: found.height };
    if (found.webp) parts.push({ ...found, lasts, webp: Buffer.from(found.webp, 'base64') });
    else parts.at(-1).lasts += lasts;
    before = png;
  }
  return { ...size, parts };
}

const asAddress = (png) => `data:image/png;base64,${png.toString('base64')}`;

/** In the page: the part of a frame that changed. WebP wants it at even coordinates. */
async function differing([now, before, quality]) {
  const NOISE = 12;
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { alpha: false });
    context.drawImage(image, 0, 0);
    return { image, data: context.getImageData(0, 0, image.width, image.height).data };
  };
  const { image, data } = await pixels(now);
  let [left, top, right, bottom] = [0, 0, image.width, image.height];
  if (before) {
    const old = (await pixels(before)).data;
    [left, top, right, bottom] = [image.width, image.height, 0, 0];
    for (let y = 0, at = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++, at += 4) {
        const change =
          Math.abs(data[at] - old[at]) +
          Math.abs(data[at + 1] - old[at + 1]) +
          Math.abs(data[at + 2] - old[at + 2]);
        if (change > NOISE) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    if (right <= left) return { webp: null };
    left -= left % 2;
    top -= top % 2;
  }
  const canvas = new OffscreenCanvas(right - left, bottom - top);
  canvas.getContext('2d', { alpha: false }).drawImage(image, -left, -top);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { x: left, y: top, width: right - left, height: bottom - top, webp };
}
