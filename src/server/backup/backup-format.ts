import { createHash, type Hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/**
 * A backup is gzipped lines of JSON: one header, then of each table its name and its rows, each row an array of the
 * texts of its columns, and one last line with counts and checksums. Both engines write and read it.
 */
export interface BackupHeader {
  readonly backup: 'taar';
  readonly format: 1;
  readonly madeAt: string;
  /** The migrations the database had; it is restored into the same schema. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[];
}

export interface BackupTable {
  readonly table: string;
  readonly columns: readonly string[];
}

export type BackupRow = readonly (string | null)[];

export interface TableSum {
  readonly table: string;
  readonly rows: number;
  /** Of its rows in order, so two databases that hold the same have the same. */
  readonly sha256: string;
}

export interface BackupEnd {
  readonly end: true;
  readonly tables: readonly TableSum[];
  readonly sequences: readonly { readonly name: string; readonly value: number }[];
  /** Of all lines before this one. */
  readonly sha256: string;
}

/** What is written in the place of a header when no backup can be made: the reason, for whoever asked for it. */
export interface BackupFailure {
  readonly failed: string;
}

export const failedBackup = (reason: string): Buffer =>
  gzipSync(`${JSON.stringify({ failed: reason } satisfies BackupFailure)}\n`);

/** Its message is the one sentence that the admin reads. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Adds up the rows of one table after the other, the same way for who writes and who reads. */
export class Sums {
  readonly #total: Hash = createHash('sha256');
  readonly #tables: TableSum[] = [];
  #current: { readonly table: string; rows: number; readonly hash: Hash } | null = null;

  addLine(line: string): void {
    this.#total.update(line);
  }

  beginTable(table: string): void {
    this.#endTable();
    this.#current = { table, rows: 0, hash: createHash('sha256') };
  }

  addRow(line: string): void {
    this.#current!.rows += 1;
    this.#current!.hash.update(line);
    this.#total.update(line);
  }

  finish(): { tables: readonly TableSum[]; sha256: string } {
    this.#endTable();
    return { tables: this.#tables, sha256: this.#total.digest('hex') };
  }

  #endTable(): void {
    if (!this.#current) return;
    const { table, rows, hash } = this.#current;
    this.#tables.push({ table, rows, sha256: hash.digest('hex') });
    this.#current = null;
  }
}
