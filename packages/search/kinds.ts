/** What a page is, as readers see it beside a result. */
export const kindLabels: Readonly<Record<string, string>> = {
  home: 'Start',
  overview: 'Overview',
  guide: 'Guide',
  concept: 'Concept',
  integration: 'Integration',
  node: 'Node',
  sdk: 'SDK',
  reference: 'Reference',
  operation: 'Operation',
  object: 'Object',
  event: 'Event',
  error: 'Error',
  methods: 'SDK',
};

const kindsByFolder: readonly [folder: string, kind: string][] = [
  ['/api/objects/', 'object'],
  ['/api/events/', 'event'],
  ['/api/errors', 'error'],
  ['/api/sdk-methods/', 'methods'],
];

/** The kind of a page of the reference, which its address shows. Other pages declare theirs. */
export const kindOf = (path: string, declared = 'page'): string =>
  kindsByFolder.find(([folder]) => path.startsWith(folder))?.[1] ?? declared;
