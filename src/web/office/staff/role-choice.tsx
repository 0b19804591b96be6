import { staffRoles, type StaffRole } from '#domain/accounts/staff.ts';
import { roleWords } from './staff.queries.ts';
import styles from './role-choice.module.css';

/** The roles with what each may do, as a field called 'role'. */
export const RoleChoice = ({ chosen }: { chosen: StaffRole }) => (
  <fieldset className={styles.roles}>
    <legend className={styles.legend}>Role</legend>
    {staffRoles.map((role) => (
      <label key={role} className={styles.role}>
        <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
        <span>
          <span className={styles.name}>{roleWords[role].name}</span>
          <span className={styles.may}>{roleWords[role].may}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
