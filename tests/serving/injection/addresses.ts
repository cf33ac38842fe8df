/** The pages on which this payload is the title, or every text of an operation. */
export const titleAddress = (index: number): string => `/title-${index}`;
export const operationAddress = (index: number): string => `/api/${slugOf(index)}`;

/** Operation IDs contain only letters. */
export const operationId = (index: number): string =>
  `hostile${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;
export const slugOf = (index: number): string =>
  operationId(index).replace('hostile', 'hostile-').toLowerCase();
