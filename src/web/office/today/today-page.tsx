import { AtHandPanels } from './at-hand-panels.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { TodoPanel } from './todo-panel.tsx';
import styles from './today-page.module.css';

/** The morning at a glance. On a phone what needs doing comes first. */
export const TodayPage = () => (
  <div className={styles.page}>
    <div className={styles.top}>
      <SalesPanel />
      <div className={styles.todo}>
        <TodoPanel />
      </div>
    </div>
    <AtHandPanels />
  </div>
);
