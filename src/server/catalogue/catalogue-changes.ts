import { recordRead } from '../response-cache/source-reads.ts';

/** About what a read takes besides the ids in it. */
const readBytes = 300;
const bytesPerId = 8;

/**
 * Which products have changed in which version of the catalogue, and whether the index or what is on sale has: so that
 * a response that was made from the catalogue can tell whether it would be made the same now.
 */
export class CatalogueChanges {
  readonly #changedIn = new Map<string, number>();
  #onSaleChangedIn = 0;
  /** Rises with each change of the index. */
  #indexChanges = 0;

  /** All were read again: nothing that was made before is asked about any more. */
  forget(): void {
    this.#changedIn.clear();
    this.#indexChanges += 1;
  }

  /** These have changed, in the version that comes next. */
  products(ids: readonly string[], nextVersion: number): void {
    for (const id of ids) this.#changedIn.set(id, nextVersion);
  }

  /** Something came, went, got another slug, or is in stock where it was not or the other way round. */
  onSale(nextVersion: number): void {
    this.#onSaleChangedIn = nextVersion;
  }

  index(): void {
    this.#indexChanges += 1;
  }

  /** These products were read when the catalogue had this version, those that are not on sale too. */
  recordProducts(ids: readonly string[], version: number): void {
    recordRead({
      isCurrent: () => ids.every((id) => (this.#changedIn.get(id) ?? 0) <= version),
      bytes: readBytes + ids.length * bytesPerId,
    });
  }

  /** It was asked what is on sale under which slug, or in stock, when the catalogue had this version. */
  recordOnSale(version: number): void {
    recordRead({ isCurrent: () => this.#onSaleChangedIn <= version, bytes: readBytes });
  }

  /** The index gave this answer. After a change it is asked again: most changes leave most answers as they are. */
  recordAnswer<T extends object>(answer: T, ask: () => T, ids: number): void {
    let asked = this.#indexChanges;
    recordRead({
      isCurrent: () => {
        if (asked === this.#indexChanges) return true;
        if (JSON.stringify(ask()) !== JSON.stringify(answer)) return false;
        asked = this.#indexChanges;
        return true;
      },
      bytes: readBytes + ids * bytesPerId,
    });
  }
}
