import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * The body of one upload, as a stream for the parser. It ends at its maximum with the end of a form, so that a parser that is behind
 * still finds that the file in it is too large. It breaks off when the client disconnects, and when the response is sent: after
 * that the parser would create temporary files that nothing deletes.
 */
export class UploadBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  readonly #request: IncomingMessage;
  readonly #maxBytes: number;
  #bytes = 0;
  isTooLarge = false;

  constructor(request: IncomingMessage, response: ServerResponse, maxBytes: number) {
    super();
    this.#request = request;
    this.#maxBytes = maxBytes;
    this.headers = request.headers;
    request.once('close', () => {
      if (!request.complete) this.destroy();
    });
    response.once('close', () => {
      request.unpipe(this);
      this.destroy();
      request.resume();
    });
    request.pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.isTooLarge) return done();
    const room = this.#maxBytes - this.#bytes;
    this.#bytes += chunk.length;
    if (chunk.length <= room) return done(null, chunk);
    this.isTooLarge = true;
    this.#request.unpipe(this);
    this.#request.resume();
    this.push(chunk.subarray(0, room));
    this.push(`\r\n--${boundaryOf(this.headers)}--\r\n`);
    this.push(null);
    done();
  }
}

function boundaryOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  return quoted ?? plain ?? '';
}
