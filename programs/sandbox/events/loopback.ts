const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether requests to this host stay on the machine. */
export const isLoopback = (host: string): boolean => loopback.test(host.toLowerCase());
