/** One API: its contract in both forms, its pages for people and for programs, and its status. */
export function apiCatalog(api: string, status: string, at: (file: string) => string) {
  return {
    linkset: [
      {
        anchor: at('.well-known/api-catalog'),
        item: [{href: api}],
      },
      {
        anchor: api,
        'service-desc': [
          {href: at('openapi.yaml'), type: 'application/yaml'},
          {href: at('openapi.json'), type: 'application/json'},
        ],
        'service-doc': [
          {href: at('api'), type: 'text/html'},
          {href: at('api.md'), type: 'text/markdown'},
        ],
        'service-meta': [
          {href: at('events.json'), type: 'application/json', title: 'Webhook events'},
          {href: at('errors.json'), type: 'application/json', title: 'Error codes'},
          {
            href: at('capabilities.json'),
            type: 'application/json',
            title: 'What each marketplace can do',
          },
        ],
        status: [{href: status, type: 'text/html'}],
      },
    ],
  };
}
