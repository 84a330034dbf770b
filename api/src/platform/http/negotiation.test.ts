import { describe, expect, it } from 'vitest';
import { acceptedMediaTypes } from './encodedBody.ts';

const [HTML, JSON] = ['text/html', 'application/json'];

describe('acceptedMediaTypes', () => {
  it.for<[string | undefined, string[]]>([
    [undefined, [HTML, JSON]],
    ['', [HTML, JSON]],
    ['  ', [HTML, JSON]],
    ['*/*', [HTML, JSON]],
    ['text/html', [HTML]],
    ['TEXT/HTML', [HTML]],
    ['text/html; charset=utf-8', [HTML]],
    ['text/html;level=1;q=0.4, application/json;q=0.3', [HTML, JSON]],
    ['text/*', [HTML]],
    ['text/html,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', [HTML, JSON]],
    ['application/json', [JSON]],
    ['application/json, text/plain, */*', [JSON, HTML]],
    ['application/json, text/html', [HTML, JSON]],
    ['application/json;q=0.5, */*;q=0.1', [JSON, HTML]],
    ['application/json;q=0.5,*/*', [HTML, JSON]],
    ['text/html;q=0, */*', [JSON]],
    ['text/html;q=0.0', []],
    ['text/html ; q = 0.2 , application/json ; q = 0.7', [JSON, HTML]],
    ['text/html;q=much', [HTML]],
    ['*/*;q=0', []],
    ['image/png', []],
    [',,;', []],
    ['text/plain', []],
  ])('of HTML and JSON, "%s" accepts %j', ([accept, expected]) => {
    expect(acceptedMediaTypes(accept, [HTML, JSON])).toEqual(expected);
  });
});
