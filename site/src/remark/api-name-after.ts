import type {Parents} from 'mdast';
import {attribute, isJsx} from './jsx';

/**
 * The API name that follows in parentheses, such as `OfferStatus.DRAFT` in
 * `**Draft** (<Status of="OfferStatus" is="DRAFT" />)`, or `VERIFIED` in ``**Verified** (`VERIFIED`)``.
 */
export function apiNameAfter({children}: Parents, position: number): string | undefined {
  const [between, name] = children.slice(position + 1, position + 3);
  if (between?.type !== 'text' || between.value !== ' (' || !name) return undefined;
  if (name.type === 'inlineCode') return /^[A-Z_]+$/.test(name.value) ? name.value : undefined;
  if (isJsx(name, 'Field')) return `${attribute(name, 'of')}.${attribute(name, 'name')}`;
  if (isJsx(name, 'Value') || isJsx(name, 'Status'))
    return `${attribute(name, 'of')}.${attribute(name, 'is')}`;
  return undefined;
}
