import {describe, expect, it} from 'vitest';
import {ApiError} from '../errors';
import {readForm} from './request';

const isFile = (name: string) => name === 'file';

const read = (type: string, text: string) => readForm(type, Buffer.from(text, 'latin1'), isFile);

const type = 'multipart/form-data; boundary="a b"';

const form = [
  '--a b',
  'Content-Disposition: form-data; name="title"',
  '',
  'usage.log',
  '--a b',
  'Content-Disposition: form-data; name="file"; filename="x.log"',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'line 1\r\n\r\nline 3\u0000\u00ff',
  '--a b--',
  '',
].join('\r\n');

describe('a form', () => {
  it('has texts and files, whose bytes stay as they are', () => {
    expect(read(type, form)).toEqual({
      title: 'usage.log',
      file: {
        filename: 'x.log',
        contentType: 'text/plain',
        bytes: Buffer.from('line 1\r\n\r\nline 3\u0000\u00ff', 'latin1').toString('base64'),
      },
    });
  });

  it.each([
    ['has no boundary', 'multipart/form-data', form],
    ['never ends', type, form.replace('--a b--', '')],
    ['has a part without a name', type, form.replace('name="title"', '')],
    ['has a name twice', type, form.replace('name="title"', 'name="file"')],
    ['is empty', type, ''],
  ])('is rejected if it %s', (_, header, text) => {
    expect(() => read(header, text)).toThrow(ApiError);
  });
});
