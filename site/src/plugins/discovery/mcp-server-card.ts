export interface McpPackage {
  /** A reverse domain name and the server's name, such as `example.argosy/docs`. */
  name: string;
  version: string;
  /** The path of the npm package on this site. */
  file: string;
}

/**
 * Describes the docs server for clients that look for one (SEP-2127). We run none, so the card names the package
 * to run instead of an address.
 */
export function mcpServerCard(
  {name, version, file}: McpPackage,
  title: string,
  urlOf: (file: string) => string,
) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    title,
    description: `Search and read ${title}, and look up the API contract.`,
    version,
    websiteUrl: urlOf('mcp'),
    packages: [
      {
        registryType: 'npm',
        identifier: urlOf(file),
        version,
        runtimeHint: 'npx',
        transport: {type: 'stdio'},
      },
    ],
  };
}
