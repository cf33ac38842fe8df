export function RetryAdvice({retryable}: {retryable: boolean}) {
  return <span className="error__retry">{retryable ? 'Retry' : 'Don’t retry'}</span>;
}
