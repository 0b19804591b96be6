import * as Radix from '@radix-ui/react-toast';
import { buttonClass } from '../ui/button/button-class.ts';
import { iconButtonClass } from '../ui/icon-button/icon-button-class.ts';
import { cross } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Lamp } from '../ui/lamp/lamp.tsx';
import { toastDurationOf, toastDurationMs, toastHotkey, toastSwipeThresholdPx, type Toast } from './toast-reducer.ts';
import { dismissToast, useToasts } from './toast-store.ts';
import styles from './toast.module.css';

function ToastView({ toast }: { toast: Toast }) {
  const { id, open, title, description, action, variant = 'default' } = toast;
  return (
    <Radix.Root
      className={styles.toast}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
      duration={toastDurationOf(toast)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <Lamp colour={variant === 'destructive' ? 'red' : 'green'} />
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.altText}
          className={buttonClass({ small: true }, styles.action)}
          onClick={action.run}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className={iconButtonClass(styles.close)} aria-label="Dismiss notification">
        <Icon shape={cross} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Drawn with Radix, which is fetched when there is something to say for the first time. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipeThresholdPx}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className={styles.list} hotkey={[toastHotkey]} />
    </Radix.Provider>
  );
}
