import {isObject, resolvePointer} from '@docs/contract';
import type {Warning} from './model';
import {keyOf} from './schemas';

/** Follows references in one document, and collects what can't be shown. */
export class References {
  readonly warnings: Warning[] = [];
  private readonly known = new Set<string>();

  constructor(
    readonly document: unknown,
    private readonly file: string,
  ) {}

  /** What a node stands for. A reference that leads nowhere, or to itself, is an empty object. */
  resolve<T extends object>(node: unknown): T {
    const trail = new Set<string>();
    let target = node;
    while (isObject(target) && typeof target.$ref === 'string') {
      const {$ref} = target;
      target = trail.has($ref) ? undefined : resolvePointer(this.document, $ref);
      trail.add($ref);
    }
    return (isObject(target) ? target : {}) as T;
  }

  /** How often the document refers to each schema. A reference that leads nowhere is a warning. */
  uses(): Map<string, number> {
    const uses = new Map<string, number>();
    const visit = (node: unknown, trail: string[]): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === '$ref' && typeof value === 'string') {
          uses.set(keyOf(value), (uses.get(keyOf(value)) ?? 0) + 1);
          if (resolvePointer(this.document, value) === undefined)
            this.warn('reference', pointerTo('#', ...trail), `${value} leads nowhere`);
        } else if (typeof value === 'object') {
          trail.push(key);
          visit(value, trail);
          trail.pop();
        }
      }
    };
    visit(this.document, []);
    return uses;
  }

  /** The same cause at the same place is one warning. */
  warn(kind: string, pointer: string, cause: string): void {
    const key = `${pointer} ${cause}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.warnings.push({kind, file: this.file, pointer, cause});
  }
}

/** A JSON pointer to a part of a node. */
export const pointerTo = (parent: string, ...keys: (string | number)[]): string =>
  [parent, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
