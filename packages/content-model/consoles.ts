import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {
  type ConsoleLabel,
  isEndOf,
  isPlaceholder,
  LabelIndex,
  labelOf,
  type LabelPath,
  pathOf,
  pathsTo,
} from './label-path';
import {loadSettings} from './settings';

const text = z.string().min(1);

const entry = z.union([
  text,
  z.strictObject({
    label: text,
    /** The fields or values of the API that the label stands for, such as `InvoiceStatus.DRAFT`. */
    api: z.array(text.regex(/^\w+\.[\w.]+$/, 'must be Schema.field or Schema.VALUE')).optional(),
    /** The value of a status that isn't in the API. */
    code: text.optional(),
    /** What the control does, if its label doesn't say it. */
    meaning: text.optional(),
  }),
]);

const controls = z.strictObject({
  menus: z.array(entry).optional(),
  buttons: z.array(entry).optional(),
  tabs: z.array(entry).optional(),
  sections: z.array(entry).optional(),
  fields: z.array(entry).optional(),
  options: z.array(entry).optional(),
  columns: z.array(entry).optional(),
  statuses: z.array(entry).optional(),
  messages: z.array(entry).optional(),
});

const screen = controls.extend({
  /** The path that leads to the controls. The navigation has none. */
  in: text.optional(),
  /** The file in content/data/settings with more fields. */
  settings: text.optional(),
});

const consoleFile = z.union([
  z.strictObject({console: text, screens: z.array(screen)}),
  /** Another company's console. Each label has as much of its path as readers need. */
  z.strictObject({console: text, labels: z.array(text)}),
]);

type Folders = {
  /** Folder with one file per console. */
  consoles: string;
  settings: string;
};

const derived = {api: [], isDerived: true};

function screenLabels(group: z.infer<typeof screen>, file: string, folder: string): ConsoleLabel[] {
  const {in: where, settings, ...groups} = group;
  const parents = where ? pathOf(where) : [];
  const rows = settings ? loadSettings(path.join(folder, settings)) : [];
  return [
    ...(isPlaceholder(parents.at(-1)) ? [{...derived, file, path: parents}] : []),
    ...rows.map(({name}) => ({...derived, file, path: [...parents, name]})),
    ...Object.values(groups)
      .flat()
      .map((item) => (typeof item === 'string' ? {label: item} : item))
      .map(({label, api = [], code}) => ({
        file,
        path: [...parents, label],
        api,
        code,
        isDerived: false,
      })),
  ];
}

function readConsole(file: string, settingsFolder: string): ConsoleLabel[] {
  const parsed = consoleFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${path.basename(file)}: ${z.prettifyError(parsed.error)}`);
  if ('labels' in parsed.data)
    return parsed.data.labels.map((label) => ({
      file,
      path: pathOf(label),
      api: [],
      isDerived: false,
    }));
  const labels = parsed.data.screens.flatMap((group) => screenLabels(group, file, settingsFolder));
  const lost = unreachable(labels);
  if (lost) throw new Error(`${path.basename(file)}: no label leads to "${labelOf(lost)}"`);
  return labels;
}

/** A screen that no label leads to. In our own consoles, every control has a complete path. */
const unreachable = (labels: ConsoleLabel[]): LabelPath | undefined =>
  labels
    .flatMap((label) => pathsTo(label.path).slice(0, -1))
    .filter((screen) => !isPlaceholder(screen.at(-1)))
    .find(
      (screen) =>
        !labels.some(({path: full}) => full.length === screen.length && isEndOf(screen, full)),
    );

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));

let cached: {key: string; index: LabelIndex} | undefined;

/** The labels of all consoles. Cached until a file changes, because every page reads them. */
export function loadConsoles({consoles, settings}: Folders): LabelIndex {
  const key = [...filesIn(consoles), ...filesIn(settings)]
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');
  if (cached?.key !== key) {
    const labels = filesIn(consoles).flatMap((file) => readConsole(file, settings));
    cached = {key, index: new LabelIndex(labels)};
  }
  return cached.index;
}
