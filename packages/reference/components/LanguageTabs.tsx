import type {SampleLanguage} from '../page-model';

type Props = {languages: Omit<SampleLanguage, 'write'>[]};

/** Selects the language of all samples. Without JavaScript, all languages are shown. */
export function LanguageTabs({languages}: Props) {
  return (
    <div className="tabs sample__tabs" role="group" aria-label="Language of the samples">
      {languages.map(({language, label}) => (
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
