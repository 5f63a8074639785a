/** Draws the icons of the app into `public/`: `make icons`. Our own drawing, by Chromium. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '../public');
const NIGHT = '#0f0c17';

const PIPS = {
  2: [
    [-28, -28],
    [28, 28],
  ],
  3: [
    [-34, -34],
    [0, 0],
    [34, 34],
  ],
  4: [
    [-28, -28],
    [28, -28],
    [-28, 28],
    [28, 28],
  ],
  5: [
    [-34, -34],
    [34, -34],
    [0, 0],
    [-34, 34],
    [34, 34],
  ],
};

/** Four dice; above them two panes and a rose. */
const DICE = [
  [-82, 32, '#b81c1c', '#ff7350', 3],
  [82, 32, '#164cb8', '#6cbcff', 5],
  [-82, 178, '#0f7a3c', '#5fe096', 2],
  [82, 178, '#d08400', '#ffdf62', 4],
];
const HEAD = [
  [-165, '#4b0f78', '#b06be0'],
  [7, '#164cb8', '#6cbcff'],
];
const ARCH = 'M0 -244 C-80 -212 -176 -150 -180 -40 V250 H180 V-40 C176 -150 80 -212 0 -244 Z';

function glass(id, rim, core) {
  return `<radialGradient id="${id}"><stop stop-color="${core}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`;
}

function drawing(scale, background) {
  const rose = glass('rose', '#e08a00', '#fff2b0');
  const head = HEAD.map(
    ([x, rim, core], i) =>
      `${glass(`h${i}`, rim, core)}<rect x="${x}" y="-230" width="158" height="184" fill="url(#h${i})"/>`,
  ).join('');
  const dice = DICE.map(([x, y, rim, core, value], i) => {
    const pips = PIPS[value]
      .map(([right, down]) => `<circle cx="${x + right}" cy="${y + down}" r="13"/>`)
      .join('');
    const pane = `<rect x="${x - 75}" y="${y - 66}" width="150" height="132" rx="6" fill="url(#d${i})"/>`;
    return `${glass(`d${i}`, rim, core)}${pane}<g fill="#fffaf0" stroke="#1c0a26" stroke-opacity=".6" stroke-width="4">${pips}</g>`;
  }).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    (background ? `<rect width="512" height="512" fill="${NIGHT}"/>` : '') +
    `<g transform="translate(256 253) scale(${scale})">${rose}` +
    `<clipPath id="arch"><path d="${ARCH}" transform="translate(0 4) scale(.915 .92)"/></clipPath>` +
    `<path d="${ARCH}" fill="#17121f" stroke="#8b8199" stroke-width="12" stroke-linejoin="round"/>` +
    `<g clip-path="url(#arch)">${head}${dice}` +
    '<circle cy="-112" r="54" fill="url(#rose)" stroke="#17121f" stroke-width="14"/></g></g></svg>\n'
  );
}

const plain = drawing(1, false);
writeFileSync(join(PUBLIC, 'icon.svg'), plain);
// With a mark for those whose turn it is.
const mark = '<circle cx="404" cy="108" r="84" fill="#f0bf5a" stroke="#17121f" stroke-width="20"/>';
writeFileSync(join(PUBLIC, 'icon-turn.svg'), plain.replace('</svg>', `${mark}</svg>`));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, size, svg] of [
  ['icon-192.png', 192, plain],
  ['icon-512.png', 512, plain],
  // A launcher may cut a circle of four fifths out of it.
  ['icon-maskable.png', 512, drawing(0.72, true)],
  // Apple rounds the corners itself, and shows no transparency.
  ['apple-touch-icon.png', 180, drawing(0.86, true)],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}

// What messengers show of a link. Some show nothing that is large, and JPEG is small with all this light.
const FONT = '../node_modules/@fontsource/cinzel/files/cinzel-latin-600-normal.woff2';
const font = readFileSync(join(import.meta.dirname, FONT)).toString('base64');
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(
  `<style>@font-face{font-family:C;src:url(data:font/woff2;base64,${font})}
  body{margin:0;height:630px;display:flex;align-items:center;justify-content:center;gap:40px;
  background:radial-gradient(circle at 32% 50%,#3a2a55,${NIGHT} 62%);color:#f0bf5a;font:600 112px C}
  svg{width:500px;height:500px}</style>${plain}<span>Sagrada</span>`,
);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(PUBLIC, 'preview.jpg'), type: 'jpeg', quality: 86 });
await browser.close();
