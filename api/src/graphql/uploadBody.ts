import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * The body of one upload, as a stream for the parser. It ends early when it exceeds its maximum, when the client disconnects, and
 * when the response is sent: after that the parser would create temporary files that nothing deletes.
 */
export class UploadBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(request: IncomingMessage, response: ServerResponse, maxBytes: number) {
    super();
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

  get isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.isTooLarge) this.destroy();
    else done(null, chunk);
  }
}
