/** Links to the events that contain an object. */
export function EventLinks({events}: {events: string[]}) {
  return (
    <ul>
      {events.map((event) => (
        <li key={event}>
          <a href={`/api/webhooks#${event}`}>
            <code>{event}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
