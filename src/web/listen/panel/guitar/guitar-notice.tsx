import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface GuitarNoticeProps {
  isMuted: boolean;
  onUnmute: () => void;
  onTurnUp: () => void;
}

/** A live guitar near loudspeakers howls: muted until that is ruled out, and turned down where it happens. */
export function GuitarNotice({ isMuted, onUnmute, onTurnUp }: GuitarNoticeProps) {
  if (isMuted) {
    return (
      <Notice
        look="headphones"
        title="Put on headphones first"
        actions={
          <Button small onClick={onUnmute}>
            I’m wearing headphones
          </Button>
        }
      >
        Near speakers a live guitar can howl, so it stays muted until you confirm.
      </Notice>
    );
  }
  return (
    <Notice
      look="loud"
      title="That was feedback, so we turned it down"
      actions={
        <Button small onClick={onTurnUp}>
          Turn it up again
        </Button>
      }
    >
      Your settings are unchanged. Put on headphones or move away from the speaker, then turn it up again.
    </Notice>
  );
}
