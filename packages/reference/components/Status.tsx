/** An HTTP status, colored by its class. */
export function Status({status}: {status: string | number}) {
  return <span className={`status status--${String(status)[0]}`}>{status}</span>;
}
