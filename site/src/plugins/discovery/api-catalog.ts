/** Describes the API as a link set: its contract, its pages as HTML and Markdown, and its status page. */
export function apiCatalog(api: string, status: string, urlOf: (file: string) => string) {
  return {
    linkset: [
      {
        anchor: urlOf('.well-known/api-catalog'),
        item: [{href: api}],
      },
      {
        anchor: api,
        'service-desc': [
          {href: urlOf('openapi.yaml'), type: 'application/yaml'},
          {href: urlOf('openapi.json'), type: 'application/json'},
        ],
        'service-doc': [
          {href: urlOf('api'), type: 'text/html'},
          {href: urlOf('api.md'), type: 'text/markdown'},
        ],
        'service-meta': [
          {href: urlOf('events.json'), type: 'application/json', title: 'Webhook events'},
          {href: urlOf('errors.json'), type: 'application/json', title: 'Error codes'},
          {href: urlOf('recipes.json'), type: 'application/json', title: 'Recipes'},
          {
            href: urlOf('capabilities.json'),
            type: 'application/json',
            title: 'What each marketplace can do',
          },
        ],
        status: [{href: status, type: 'text/html'}],
      },
    ],
  };
}
