import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  query: string;
  suggestions: string[];
  missingResultsUrl: string;
  onSuggestion: (query: string) => void;
}

export default function NoResults({
  query,
  suggestions,
  missingResultsUrl,
  onSuggestion,
}: Props): ReactNode {
  const otherSuggestions = suggestions.filter((suggestion) => suggestion !== query.trim());
  return (
    <div className={styles.empty}>
      <p className={styles.title}>
        No results for “<strong>{query.trim()}</strong>”
      </p>
      {otherSuggestions.length > 0 && (
        <div>
          <p className={styles.hint}>Try searching for</p>
          <ul className={styles.suggestions}>
            {otherSuggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.hint}>
        Believe this query should return results?{' '}
        <a
          href={missingResultsUrl.replace('{query}', encodeURIComponent(query.trim()))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  );
}
