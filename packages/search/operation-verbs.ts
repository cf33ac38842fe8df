/** What readers say for the verb that an operation's name starts with. */
const verbs: Record<string, readonly string[]> = {
  batch: ['bulk', 'import', 'mass', 'multiple', 'upload'],
  cancel: ['abort', 'end', 'revoke', 'stop', 'terminate', 'withdraw'],
  create: ['add', 'generate', 'make', 'new', 'open', 'post', 'register'],
  delete: ['discard', 'erase', 'remove'],
  get: ['check', 'download', 'fetch', 'lookup', 'read', 'retrieve', 'see', 'show', 'view'],
  list: ['all', 'fetch', 'find', 'get', 'retrieve', 'see', 'show', 'view'],
  query: ['filter', 'find', 'lookup', 'search'],
  send: ['email', 'mail', 'resend'],
  update: ['change', 'edit', 'modify', 'patch', 'put', 'rename', 'replace', 'set'],
};

/** Whether a reader's word can mean the verb of an operation. */
export const meansVerb = (word: string, verb: string): boolean =>
  word === verb || (Object.hasOwn(verbs, verb) && (verbs[verb]?.includes(word) ?? false));
