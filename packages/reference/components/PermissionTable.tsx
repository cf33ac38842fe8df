import {Table} from './Table';

const roles = ['VIEWER', 'EDITOR', 'ADMIN'];

type Props = {permissions: Record<string, {description: string; roles: string[]}>};

/** Which role has which permission. */
export function PermissionTable({permissions}: Props) {
  return (
    <Table
      label="Permissions by role"
      head={['Permission', 'Allows', ...roles]}
      rows={Object.entries(permissions).map(([name, permission]) => [
        <code key={name}>{name}</code>,
        permission.description,
        ...roles.map((role) => (permission.roles.includes(role) ? 'yes' : 'no')),
      ])}
    />
  );
}
