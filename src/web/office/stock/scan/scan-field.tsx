import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, useEffect } from 'react';
import type { StockItem } from '#contracts/stock.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { findStock, suggestionQuery } from '../stock.queries.ts';
import styles from './scan-field.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { ProductThumb } from '../product-thumb.tsx';
import { inDigits } from '../stock-text.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { barcode } from '../../../ui/icon/icon-shapes.ts';

/** What browsers that read bar codes themselves have; not all do. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const formats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'ean_8'];

type Maker = new (options: { formats: readonly string[] }) => CodeReader;

const maker = (): Maker | undefined => (globalThis as { BarcodeDetector?: Maker }).BarcodeDetector;

const canReadCodes = (): boolean => maker() !== undefined && navigator.mediaDevices !== undefined;

/** Looks through the camera until a code is read or the signal says that nobody waits any more. */
async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const reader = new (maker()!)({ formats });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await reader.detect(video);
      if (code) return code.rawValue.trim();
      await new Promise(requestAnimationFrame);
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function CameraDialog({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    const ending = new AbortController();
    readCode(video.current!, ending.signal).then(
      (text) => text !== null && latest.current(text),
      () => setError('The camera can’t be used. Allow it in the browser, or type the name instead.'),
    );
    return () => ending.abort();
  }, []);
  return (
    <Dialog title="Hold the code in front of the camera" onClose={onClose}>
      <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />
      <FormError>{error}</FormError>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The camera as a scanner, where the browser reads codes. */
function CameraScan({ onRead }: { onRead: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!canReadCodes()) return null;
  const read = (text: string) => {
    setOpen(false);
    onRead(text);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon shape={barcode} />
        Camera
      </Button>
      {isOpen && <CameraDialog onRead={read} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ScanOptionsProps {
  /** Of the field they belong to. */
  readonly id: string;
  readonly options: readonly StockItem[];
  readonly active: number;
  readonly onPick: (item: StockItem) => void;
}

/** What may be meant by what is typed. */
const ScanOptions = ({ id, options, active, onPick }: ScanOptionsProps) => (
  <ul className={styles.options} role="listbox" id={`${id}-options`} aria-label="Products">
    {options.map((item, index) => (
      <li
        key={item.productId}
        className={classNames(styles.option, index === active && styles.active)}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        // Before the field loses the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(item)}
      >
        <ProductThumb src={item.imageUrl} />
        <span className={styles.name}>{item.name}</span>
        <span className={styles.stock}>{item.stock === null ? 'not counted' : inDigits(item.stock)}</span>
      </li>
    ))}
  </ul>
);

interface ScanFieldProps {
  readonly label: string;
  /** `scanned`: by a scanner or in full, so that the next one may come at once; else picked by hand. */
  readonly onFind: (item: StockItem, scanned: boolean) => void;
}

/** A scanner types what it reads, a slug or an id, and presses Enter. People type a few letters and choose. */
export function ScanField({ label, onFind }: ScanFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string | null>(null);
  const search = typed.trim();
  const { data: options = [] } = useQuery(suggestionQuery(search));
  const isOpen = search !== '' && options.length > 0;

  function found(item: StockItem, scanned: boolean): void {
    setTyped('');
    setActive(-1);
    setProblem(null);
    onFind(item, scanned);
  }

  async function find(text: string): Promise<void> {
    try {
      found(await findStock(text.toLowerCase()), true);
    } catch (error) {
      const isUnknown = hasCode(error, 'product-unknown', 'nothing-here');
      setProblem(
        isUnknown ? `Nothing here is called “${text}”. Type part of its name and choose.` : errorMessage(error),
      );
      input.current?.select();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) found(chosen, false);
      else if (search !== '') void find(search);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + options.length + 1) % (options.length + 1));
    } else if (event.key === 'Escape') setTyped('');
  }

  return (
    <div className={styles.scan}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <Input
          ref={input}
          id={id}
          className={styles.input}
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Scan, or type a name"
          aria-expanded={isOpen}
          aria-controls={`${id}-options`}
          aria-activedescendant={isOpen && active >= 0 && active < options.length ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setProblem(null);
          }}
        />
        <CameraScan onRead={(text) => void find(text)} />
      </div>
      {isOpen && <ScanOptions id={id} options={options} active={active} onPick={(item) => found(item, false)} />}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
