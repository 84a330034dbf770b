/** The environment of a child process: this process's own, and `more`. */
export function toolEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}

/** Whether this is production, for decisions while modules load, before the configuration is read. */
export function isProductionProcess(): boolean {
  return process.env['NODE_ENV'] === 'production';
}
