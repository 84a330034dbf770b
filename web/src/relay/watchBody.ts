/** The server's heart beats every 12 seconds; after two and a half of them nobody is there. */
const SILENCE_MS = 30_000;

/** The same response, whose body fails when nothing comes for too long: a connection may be lost without a word. */
export function watchBody(response: Response): Response {
  if (response.body === null) return response;
  let timer: ReturnType<typeof setTimeout>;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The server has gone silent')), SILENCE_MS);
  };
  const watched = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: watch,
      transform(chunk, controller) {
        watch(controller);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
  return new Response(watched, response);
}
