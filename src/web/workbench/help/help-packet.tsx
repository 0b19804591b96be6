import type { DeviceFacts, HelpRequest } from '#contracts/help.ts';
import { helpSideNames, type HelpSide } from '#domain/help/help.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { ReadingTable, verdictOf } from '../../components/help-packet/reading-table.tsx';
import { SuspectList } from '../../components/help-packet/suspect-list.tsx';
import text from '../../ui/text/text.module.css';
import type { SidePhoto } from './help.queries.ts';
import styles from './help-packet.module.css';

interface HelpPacketProps {
  facts: DeviceFacts;
  /** Absent: nothing was sent yet. */
  request: HelpRequest | undefined;
  name: string;
  photos: readonly SidePhoto[];
}

const meterNames = { '10M': 'digital, 10\u00a0MΩ', '1M': 'digital, 1\u00a0MΩ', needle: 'with a needle' } as const;

function Measured({ facts: { readings, supplyVolts, meter } }: { facts: DeviceFacts }) {
  const inside = readings.filter((reading) => verdictOf(reading) === 'Inside').length;
  return (
    <section aria-labelledby="packet-measured">
      <div className={styles.between}>
        <h3 id="packet-measured">What was measured</h3>
        {readings.length > 0 && <span className={styles.tag}>{`${inside} of ${readings.length} inside`}</span>}
      </div>
      {readings.length > 0 ? <ReadingTable readings={readings} /> : <p className={text.meta}>Nothing yet.</p>}
      <p className={text.meta}>
        {supplyVolts === null
          ? `Your meter: ${meterNames[meter]}.`
          : `On your ${supplyVolts.toFixed(2)}\u00a0V, with your meter (${meterNames[meter]}).`}
      </p>
    </section>
  );
}

const photoUrl = (request: HelpRequest | undefined, { side, url }: SidePhoto): string =>
  request?.photos.includes(side) ? apiPaths.helpPhoto(request.id, side) : url;

/** All that is sent, as it is sent: nothing leaves the device that does not stand here. */
export function HelpPacket({ facts, request, name, photos }: HelpPacketProps) {
  const sides: SidePhoto[] = request ? request.photos.map((side: HelpSide) => ({ side, url: '' })) : [...photos];
  return (
    <article className={styles.packet} aria-label={request ? 'What you sent' : 'What will be sent'}>
      <header>
        {request && <span className={styles.code}>{request.ticket}</span>}
        <b>{name}</b>
        <span className={text.meta}>{request ? 'Only you and the shop see this.' : 'Not sent yet.'}</span>
      </header>
      <section aria-labelledby="packet-does">
        <h3 id="packet-does">What it does</h3>
        <p>{facts.symptomsText || 'You haven’t said yet.'}</p>
        {request && request.words !== facts.symptomsText && (
          <p className={styles.words}>{request.words.slice(facts.symptomsText.length).trim()}</p>
        )}
      </section>
      <Measured facts={facts} />
      {facts.suspects.length > 0 && (
        <section aria-labelledby="packet-thinks">
          <h3 id="packet-thinks">What the fault finder thinks</h3>
          <SuspectList suspects={facts.suspects} />
        </section>
      )}
      {facts.looked.length > 0 && (
        <section aria-labelledby="packet-looked">
          <h3 id="packet-looked">What you looked at</h3>
          <ul className={styles.looked}>
            {facts.looked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {sides.length > 0 && (
        <section aria-labelledby="packet-photos">
          <h3 id="packet-photos">Photos</h3>
          <div className={styles.shots}>
            {sides.map((photo) => (
              <figure key={photo.side}>
                <img src={photoUrl(request, photo)} alt={`${helpSideNames[photo.side]} of your board`} />
                <figcaption>{helpSideNames[photo.side]}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
