import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../contract/paths';

const folder = path.join(paths.repository, 'content', 'data', 'recipes');

/** The Arazzo documents, published next to the contract that they refer to: file name → text. */
export function recipeDownloads(): Map<string, string> {
  return new Map(
    readdirSync(folder).map((name) => [
      `recipes/${name}`,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}
