import {partSize} from '../limits';
import {UserError} from '../user-error';
import {closes, fenceOf} from './fences';

/** One part of a long text, with a note on how to get the rest. */
export function onePart(text: string, part: number): string {
  const parts = splitIntoParts(text);
  const chosen = parts[part - 1];
  if (chosen === undefined) {
    throw new UserError(
      parts.length === 1
        ? 'This result has only one part. Leave out "part".'
        : `This result has ${parts.length} parts. Send a part from 1 to ${parts.length}.`,
    );
  }
  if (parts.length === 1) return chosen;
  const more = part < parts.length ? ` For the next one, call again with "part": ${part + 1}.` : '';
  return `${chosen}\n\n(Part ${part} of ${parts.length}.${more})`;
}

/** Splits between lines, preferably before a nearby heading, and closes a split code block. */
export function splitIntoParts(text: string, size = partSize): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  let opened: {line: string; fence: string} | null = null;

  const cut = () => {
    if (opened) lines.push(opened.fence);
    parts.push(lines.join('\n'));
    lines = opened ? [opened.line] : [];
    length = 0;
  };

  for (const line of text.split('\n').flatMap((longLine) => slices(longLine, size))) {
    const isHeading = !opened && /^#{1,6} /.test(line);
    if (length > 0 && (length + line.length > size || (isHeading && length > size * 0.75))) cut();
    lines.push(line);
    length += line.length + 1;
    const fence = fenceOf(line);
    if (!opened && fence) opened = {line, fence};
    else if (opened && closes(line, opened.fence)) opened = null;
  }
  parts.push(lines.join('\n'));
  return parts;
}

function slices(line: string, size: number): string[] {
  if (line.length <= size) return [line];
  return Array.from({length: Math.ceil(line.length / size)}, (_, index) =>
    line.slice(index * size, (index + 1) * size),
  );
}
