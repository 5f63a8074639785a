/** A Vite plugin that writes down the licenses of what is bundled: packages, and the fonts that styles load. */

import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const FILE = 'licenses.md';
const ROOT = import.meta.dirname;
const INTRODUCTION =
  '# Licenses\n\nThe web page of sagrada contains parts of the packages and fonts below, under these licenses.\n';

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string | undefined {
  const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(ROOT, file));
  return inPackage?.[1];
}

function sources(output: Rollup.OutputAsset | Rollup.OutputChunk): readonly string[] {
  if (output.type === 'asset') return output.originalFileNames;
  return output.moduleIds.filter((id) => !id.startsWith('\0'));
}

function section(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  if (file === undefined) throw new Error(`${about.name} is bundled, but has no license file`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `\n## ${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = Object.values(bundle).flatMap(sources).map(packageOf);
      const found = [...new Set(folders.filter((folder) => folder !== undefined))].sort();
      const source = INTRODUCTION + found.map(section).join('');
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
