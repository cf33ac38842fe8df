/** What readers say for the verb that an operation's name starts with. */
const verbs: Record<string, readonly string[]> = {
  add: ['assign', 'attach', 'give', 'grant', 'link'],
  apply: ['add'],
  approve: ['accept', 'activate', 'confirm'],
  batch: ['bulk', 'import', 'mass', 'multiple', 'upload'],
  cancel: ['abort', 'end', 'revoke', 'stop', 'terminate', 'withdraw'],
  close: ['deactivate', 'end', 'finish', 'resolve'],
  create: ['add', 'generate', 'make', 'new', 'open', 'post', 'register'],
  delete: ['discard', 'erase', 'remove'],
  divide: ['split'],
  extend: ['move', 'postpone', 'prolong'],
  get: ['check', 'download', 'fetch', 'lookup', 'read', 'retrieve', 'see', 'show', 'view'],
  issue: ['finalize', 'send'],
  list: ['all', 'fetch', 'find', 'get', 'retrieve', 'see', 'show', 'view'],
  pay: ['charge', 'collect'],
  publish: ['launch', 'release'],
  query: ['filter', 'find', 'lookup', 'search'],
  remove: ['delete', 'detach', 'disconnect', 'unlink'],
  report: ['meter', 'post', 'send', 'submit'],
  retry: ['repeat', 'resend', 'resubmit'],
  send: ['email', 'mail', 'resend'],
  set: ['change', 'choose'],
  sync: ['refresh', 'reload', 'synchronize'],
  unschedule: ['undo'],
  update: ['change', 'edit', 'modify', 'patch', 'put', 'rename', 'replace', 'set'],
  void: ['cancel', 'delete', 'reverse'],
};

/** Whether a reader's word can mean the verb of an operation. */
export const meansVerb = (word: string, verb: string): boolean =>
  word === verb || (Object.hasOwn(verbs, verb) && (verbs[verb]?.includes(word) ?? false));

const allVerbs = new Set([...Object.keys(verbs), ...Object.values(verbs).flat()]);

/** Whether a word can be an operation's verb. */
export const isVerb = (word: string): boolean => allVerbs.has(word);
