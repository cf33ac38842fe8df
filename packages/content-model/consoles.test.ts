import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {loadConsoles} from './consoles';

const folder = mkdtempSync(path.join(tmpdir(), 'consoles-'));
const folders = {consoles: path.join(folder, 'consoles'), settings: path.join(folder, 'settings')};
mkdirSync(folders.consoles);
mkdirSync(folders.settings);
writeFileSync(
  path.join(folders.settings, 'slack.yaml'),
  '[{name: Workspace, type: text, meaning: The workspace.}]',
);
afterAll(() => rmSync(folder, {recursive: true}));

let changes = 0;

/** Every file has a new name, because the cache can't tell two versions of one millisecond apart. */
function load(screens: string) {
  const file = path.join(folders.consoles, `console-${(changes += 1)}.yaml`);
  writeFileSync(file, `console: Ours\n${screens}`);
  try {
    return loadConsoles(folders);
  } finally {
    rmSync(file);
  }
}

describe('loadConsoles', () => {
  it('reads labels with their path and what they stand for', () => {
    const index = load(`screens:
  - menus: [Billing]
  - in: Billing
    statuses: [{label: Draft, api: [InvoiceStatus.DRAFT]}, {label: Verified, code: VERIFIED}]
`);
    expect(index.find('Billing → Draft')).toMatchObject([{api: ['InvoiceStatus.DRAFT']}]);
    expect(index.find('Verified')).toMatchObject([{code: 'VERIFIED'}]);
  });

  it('adds the names of settings as labels that pages need not use', () => {
    const index = load('screens:\n  - {menus: [Slack]}\n  - {in: Slack, settings: slack.yaml}\n');
    expect(index.find('Slack → Workspace')).toMatchObject([{isDerived: true}]);
  });

  it("reads another company's labels with the paths that they have", () => {
    const index = load('labels: [Setup → Login History]\n');
    expect([index.has('Setup'), index.has('Setup → Login History')]).toEqual([true, true]);
  });

  it.each([
    ['a kind that does not exist', 'screens:\n  - {links: [Billing]}\n', /console-\d+\.yaml/],
    ['an API name without a schema', 'screens:\n  - {menus: [{label: X, api: [x]}]}\n', /console-/],
    ['a screen that no label leads to', 'screens:\n  - {in: Biling, tabs: [X]}\n', /"Biling"/], // cspell:disable-line
  ])('rejects %s', (_name, screens, message) => {
    expect(() => load(screens)).toThrow(message);
  });

  it('accepts the consoles of the site', () => {
    const {labels} = loadConsoles({
      consoles: 'content/data/consoles',
      settings: 'content/data/settings',
    });
    expect(labels.length).toBeGreaterThan(500);
  });
});
