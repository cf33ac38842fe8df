import example.argosy.sdk.Argosy;
import example.argosy.sdk.model.*;

public class ReportUsage {
  public static void main(String[] args) {
    var client = Argosy.create();
    var accepted = new ListEntitlementsParams().offerId(System.getenv("OFFER_ID"));
    for (var entitlement : client.entitlements().list(accepted).autoPaging()) {
      System.out.println(entitlement.getId() + " " + entitlement.getStatus());

      var usage = new UsageRecordGroupInput().id("juniper-1").putRecords("telemetry_gb", "812");
      // highlight-next-line
      var group = client.usageRecordGroups().report(entitlement.getId(), usage);
      System.out.println(group.getId() + " " + group.getStatus());
    }
  }
}
