// Where a folder of releases may be.
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { readCode } from '../command/failure.ts';

/** Why releases may not go there: a build takes in what lies in the project, or behind a link. */
export function refuseFolder(folder: string, project = process.cwd()): string | undefined {
  if (folder.trim() === '') return 'it is empty; name a folder';
  try {
    return refusePath(resolve(project, folder), project);
  } catch (error) {
    return `it cannot be opened: ${readCode(error) ?? 'its links lead in a circle'}`;
  }
}

function refusePath(folder: string, project: string): string | undefined {
  let above = dirname(folder);
  while (!existsSync(above)) above = dirname(above);
  if (!statSync(above).isDirectory()) return `${above} is a file`;
  const [root, home] = [realPath(folder), realPath(project)];
  if (root === parse(root).root) return 'it is the root of the file system';
  if (existsSync(root) && !statSync(root).isDirectory()) return 'it is a file';
  if (isWithin(root, home)) return 'this project is in it; name a folder of its own';
  if (isWithin(home, root) || isWithin(project, folder)) {
    return 'it is in this project; name a folder outside of it, such as ../site';
  }
  return undefined;
}

/** Whether a path is a folder, or lies below it. */
function isWithin(folder: string, path: string): boolean {
  const [first] = relative(folder, path).split(sep);
  return first !== '..' && !isAbsolute(first ?? '');
}

/** A path without symbolic links, as far as it exists; a link may lead to what will exist. */
function realPath(path: string): string {
  if (existsSync(path) || path === dirname(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realPath(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realPath(dirname(path)), basename(path));
}
