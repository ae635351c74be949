/** The job that makes one data export. */
export const exportKind = 'personal_data.export'
