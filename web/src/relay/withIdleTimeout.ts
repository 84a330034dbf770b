/** The server sends a heartbeat every 12 seconds; the connection counts as lost after two and a half of them. */
const IDLE_TIMEOUT_MS = 30_000;

/** The same response with a body that fails when no data arrives for too long, because a lost connection may not be reported. */
export function withIdleTimeout(response: Response): Response {
  if (response.body === null) return response;
  let timer: ReturnType<typeof setTimeout>;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The server sent no data for 30 seconds')), IDLE_TIMEOUT_MS);
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
