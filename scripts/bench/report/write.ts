export async function writeReport(): Promise<void> {}
