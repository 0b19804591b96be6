import type { WantedLines } from '../cart/wanted-lines.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ContentsService } from '../catalogue/contents.service.ts';
import type { DiagnosisService } from '../diagnosis/diagnosis.service.ts';
import type { BillMatchingService } from '../parts-lists/bill-matching.service.ts';

/** What the tools ask: the services of the screens. */
export interface McpDeps {
  readonly catalogue: CatalogueService;
  readonly contents: Pick<ContentsService, 'contents'>;
  readonly readGoods: WantedLines;
  readonly bills: BillMatchingService;
  readonly diagnosis: DiagnosisService;
  readonly readDrawn: (name: string) => Promise<Buffer | null>;
  readonly publicUrl: () => string;
}
