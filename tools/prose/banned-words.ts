// cspell:disable -- the words to avoid

/** Words that read as translated, and what to write instead. */
export const bannedWords: [pattern: RegExp, instead: string][] = [
  [/\banswer(?:s|ed|ing)?\b/i, 'response, returns, responds with'],
  [/\b(?:somebody|nobody|everybody|anybody|whoever)\b/i, 'you, Argosy, or a role'],
  [/\bof (?:yours|ours|theirs|its own|their own|your own)\b/i, 'your'],
  [/\b(?:anew|oftener)\b/i, 'again, more often'],
  [/\bat once\b/i, 'immediately'],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\bputs? out\b/i, 'returns, outputs'],
  [/\bstands? (?:in|on|above|for itself)\b/i, 'appears in, is shown above'],
  [/\bholds?\b/i, 'has, includes, contains'],
  [/\b(?:is|are|was|were|be|been) (?:told|made|taken)\b/i, 'is notified, created, accepted'],
  [/\bbeside\b|\bin place of\b/i, 'next to, instead of'],
  [/, also (?:when|those|if)\b/i, ', even when; , including'],
  [/\b(?:is|are) well again\b|\bgoes on\b|\bif it goes on\b/i, 'has recovered, continues'],
  [/\blists? of texts\b/i, 'list of strings'],
  [/\bstatements are true\b/i, 'say what to check'],
  [/\bthe present (?!value)\w+|\bin the present\b/i, 'the current one'],
  [/\bUse it\b|^Next,/m, 'leave it out, or say it specifically'],
  [/\blicen[c]e[sd]?\b/i, 'license'],
  [/\binstalments?\b/i, 'installment'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\b(?:colours?|labelled|behaviours?|favour\w*|organis\w*|recognis\w*)\b/i, 'American spelling'],
  [/\bper cent\b|\d percent\b/i, '3%'],
  [/(?<![-\w])mails?\b/i, 'email'],
  [/(?<![-\w])ids?\b(?!-)/, 'ID'],
  [/\bsimply\b|\bplease\b|\bin order to\b/i, 'leave it out'],
];

/** Words that the contract avoids: its subject is Argosy, not "we". */
export const bannedInContract: [pattern: RegExp, instead: string][] = [
  [/\b(?:we|our|ours)\b/i, 'Argosy'],
  [/\bus\b/, 'Argosy'],
  [/\brefus(?:e|es|ed|al)\b/i, 'rejects, rejected'],
];
