import {Table} from './Table';

type Props = {
  classes: Record<string, {requestsPerSecond: number; burst: number; description: string}>;
};

export function RateClassTable({classes}: Props) {
  return (
    <Table
      label="Rate classes"
      head={['Class', 'Requests per second', 'Burst', 'For']}
      rows={Object.entries(classes).map(([name, {requestsPerSecond, burst, description}]) => [
        <code key={name}>{name}</code>,
        requestsPerSecond,
        burst,
        description,
      ])}
    />
  );
}
