/** How to send a request again safely. */
const texts: Record<string, string> = {
  safe: 'Read-only, so you can repeat it',
  natural: 'Idempotent',
  key: 'Send an Idempotency-Key to repeat it safely',
  'caller-id': 'Your own ID makes it safe to repeat',
};

type Props = {idempotency: string; repeat: string | undefined};

export function Idempotency({idempotency, repeat}: Props) {
  return (
    <>
      <a href="/api/idempotency">{texts[idempotency] ?? idempotency}</a>
      {repeat !== undefined && '.'}{' '}
      <span className="facts__aside">
        <SecondCall repeat={repeat} />
      </span>
    </>
  );
}

/** What a second call without the same key does. */
function SecondCall({repeat}: {repeat: string | undefined}) {
  if (!repeat) return null;
  if (repeat === 'no-change') return 'A second call changes nothing.';
  if (repeat === 'second-effect') return 'Without the key, a second call takes effect again.';
  return (
    <>
      A second call returns{' '}
      <a href={`#error.${repeat}`}>
        <code>{repeat}</code>
      </a>
      .
    </>
  );
}
