import type {OperationModel} from '../page-model';

/** In a few words, whether a request can be sent again. */
const texts: Record<string, string> = {
  safe: 'Safe to repeat',
  natural: 'Safe to repeat',
  key: 'Safe to repeat with a key',
  'caller-id': 'Safe to repeat with the same ID',
};

type Props = {operation: Pick<OperationModel, 'idempotency' | 'repeat'>};

/** Whether a request can be sent again, and what a second call does. */
export function Idempotency({operation: {idempotency, repeat}}: Props) {
  const isRepeated = repeat === 'second-effect';
  const text = isRepeated ? 'Not repeatable without a key' : (texts[idempotency] ?? idempotency);
  return (
    <>
      <strong className={isRepeated ? 'facts__warning' : 'facts__success'}>
        <a href="/api/idempotency">{text}</a>.
      </strong>{' '}
      <SecondCall idempotency={idempotency} repeat={repeat} />
    </>
  );
}

/** What a second call without the same key does. */
function SecondCall({idempotency, repeat}: Props['operation']) {
  if (idempotency === 'safe') return 'It only reads.';
  if (!repeat) return null;
  if (repeat === 'no-change') return 'A second call changes nothing.';
  if (repeat === 'second-effect')
    return 'Send an Idempotency-Key, or a second call takes effect again.';
  return (
    <>
      {idempotency === 'key' ? 'Without it, a' : 'A'} second call returns{' '}
      <a href={`#error.${repeat}`}>
        <code>{repeat}</code>
      </a>
      .
    </>
  );
}
