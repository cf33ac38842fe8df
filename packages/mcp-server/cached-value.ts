/** A value that is loaded on first use and again after its lifetime. Failures aren't cached. */
export class CachedValue<T> {
  private loading: Promise<T> | null = null;
  private since = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly lifetime: number,
  ) {}

  get(): Promise<T> {
    if (this.loading && Date.now() - this.since < this.lifetime) return this.loading;
    const loading = this.load();
    loading.catch(() => {
      if (this.loading === loading) this.loading = null;
    });
    this.since = Date.now();
    this.loading = loading;
    return loading;
  }
}
