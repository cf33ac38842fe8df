const languages = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['java', 'Java'],
];

/** Selects the language of all samples. Without JavaScript, all languages are shown. */
export function LanguageTabs({hasSdk}: {hasSdk: boolean}) {
  return (
    <div className="tabs sample__tabs" role="group" aria-label="Language of the samples">
      {languages
        .filter(([language]) => hasSdk || language === 'curl')
        .map(([language, label]) => (
          <button
            key={language}
            type="button"
            className="tabs__item"
            data-language={language}
            aria-pressed={language === 'curl'}
          >
            {label}
          </button>
        ))}
    </div>
  );
}
